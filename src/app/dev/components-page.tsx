import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SelectField } from '@/components/forms/controls/select-field'
import { Switch } from '@/components/forms/controls/switch'
import { TextArea } from '@/components/forms/controls/text-area'
import { TextField } from '@/components/forms/controls/text-field'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { PageHead } from '@/components/layout/page-head'
import { Section } from '@/components/layout/section'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { StarRating } from '@/components/ui/star-rating'
import { TurntableRing } from '@/components/ui/turntable-ring'
import { paths } from '@/lib/paths'

const variants = ['primary', 'dark', 'outline', 'quiet'] as const
const onInk = ['primary', 'light', 'outline', 'quiet'] as const

/** Every primitive in its states, at /dev/components. Development only. */
export function Component() {
  const [isOn, setOn] = useState(true)
  return (
    <>
      <PageHead
        title="Components"
        lead="What pages are made of. Colors and type are in tailwind.config.ts."
      />
      <Section heading="Buttons and links">
        <div className="flex flex-wrap items-center gap-4">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button size="compact">compact</Button>
          <ArrowLink to={paths.home}>Arrow link</ArrowLink>
        </div>
      </Section>
      <Section heading="Form" tone="mist">
        <SampleForm />
      </Section>
      <Section heading="Switch, ratings and progress">
        <div className="flex flex-wrap items-center gap-8">
          <Switch label="Switch" isOn={isOn} onChange={setOn} />
          <StarRating rating={4} label="4 out of 5 stars" />
          <Spinner label="Loading" />
          <TurntableRing isLit={(frame) => frame < 9} className="size-24" />
        </div>
      </Section>
      <Section heading="On ink" tone="ink">
        <div className="flex flex-wrap items-center gap-4">
          {onInk.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      </Section>
    </>
  )
}

function SampleForm() {
  const form = useForm({ defaultValues: { name: '', plan: '', message: '' } })
  return (
    <Form
      form={form}
      onSubmit={() => form.reset()}
      pending={false}
      label="Sample"
      className="grid max-w-prose gap-5"
    >
      <ErrorSummary />
      <TextField name="name" label="Text" required />
      <SelectField
        name="plan"
        label="Select"
        placeholder="Choose one"
        options={[{ id: 'one', label: 'One' }]}
      />
      <TextArea name="message" label="Text area" />
      <SubmitButton busyLabel="Sending..." pending={false}>
        Submit
      </SubmitButton>
    </Form>
  )
}
