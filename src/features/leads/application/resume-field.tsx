import { clsx } from 'clsx'
import { FileText, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FormField } from '@/components/forms/form'
import { Button } from '@/components/ui/button'
import { applicationCopy } from '@/content/careers/careers'
import { useFileDrop } from '@/lib/files'
import type { ApplicationValues } from './application-code'
import { loadResumeCheck, refusalOf, sizeInMb } from './resume-file'

const copy = applicationCopy.fields

/** A chosen file is checked at once and removed if it's rejected (SPEC section 4, file pick). */
export function ResumeField() {
  const { setValue, clearErrors } = useFormContext<ApplicationValues>()
  const { field } = useController<ApplicationValues, 'resume'>({ name: 'resume' })
  const { isDraggedOver, ...drop } = useFileDrop(pickDropped)
  const input = useRef<HTMLInputElement>(null)
  const lastPick = useRef<File>(undefined)
  const resume = field.value instanceof File ? field.value : null

  // Clear the input when the file is removed, because otherwise choosing the same file again doesn't fire a change
  // event.
  useEffect(() => {
    if (!resume && input.current) input.current.value = ''
  }, [resume])

  async function pick(file: File | undefined) {
    lastPick.current = file
    clearErrors('resume')
    // Select the file before the check ends, so a form sent meanwhile includes it. The server checks it again.
    setValue('resume', file ?? null, { shouldDirty: true })
    const refusal = file && (await refusalOf(file))
    // A slow check of an earlier file must not undo a later choice.
    if (!refusal || lastPick.current !== file) return
    if (input.current) input.current.value = ''
    setValue('resume', refusal, { shouldDirty: true, shouldValidate: true })
  }

  function pickDropped([file]: File[]) {
    if (!file) return
    // Clear the input, because otherwise choosing its previous file again wouldn't fire a change event.
    if (input.current) input.current.value = ''
    void pick(file)
  }

  function remove() {
    void pick(undefined)
    input.current?.focus()
  }

  return (
    <FormField
      name="resume"
      label={copy.resume}
      help={copy.resumeHelp}
      isErrorAnnounced={typeof field.value === 'string'}
      required
    >
      {(control) => (
        <div className="flex flex-wrap items-stretch gap-3">
          <div
            className={clsx(
              'relative flex min-h-24 min-w-0 flex-1 basis-64 items-center gap-4 rounded border-dashed px-4 py-4 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
              isDraggedOver ? 'bg-line' : 'bg-paper',
              control['aria-invalid'] ? 'border-2 border-stop' : 'border border-control hover:border-ink',
            )}
          >
            <input
              {...control}
              ref={(element) => {
                input.current = element
                field.ref(element)
              }}
              type="file"
              name="resume"
              accept=".pdf,.doc,.docx"
              // Loads the check while the visitor chooses a file. If loading fails, `pick` tries again.
              onClick={() => void loadResumeCheck().catch(() => {})}
              onChange={(event) => void pick(event.target.files?.[0])}
              onBlur={field.onBlur}
              {...drop}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
            />
            {resume ? <Chosen file={resume} /> : <Invitation />}
          </div>
          {resume && (
            <Button variant="outline" onClick={remove}>
              {copy.resumeRemove}
            </Button>
          )}
        </div>
      )}
    </FormField>
  )
}

function Invitation() {
  return (
    <>
      <Upload className="size-6 shrink-0 text-signal-deep" />
      <p className="text-16 text-steel">
        <span className="font-semibold text-ink underline underline-offset-4">{copy.resumeChoose}</span>{' '}
        <span className="max-md:hidden pointer-coarse:hidden">{copy.resumeDrop}</span>
      </p>
    </>
  )
}

function Chosen({ file }: { file: File }) {
  return (
    <>
      <FileText className="size-6 shrink-0 text-go" />
      <p role="status" className="min-w-0 text-16 font-medium break-words">
        {copy.resumeSelected(file.name, sizeInMb(file.size))}
      </p>
    </>
  )
}
