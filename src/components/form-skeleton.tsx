import { formNotices } from '@/content/notices'

type FormSkeletonProps = {
  /** How many fields the form has; the last one is a text area. */
  fields: number
}

/** The form's outline while its code is on its way: as tall as the form, so that nothing moves. */
export function FormSkeleton({ fields }: FormSkeletonProps) {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{formNotices.loading}</span>
      {Array.from({ length: fields }, (_, index) => index).map((index) => (
        <div key={index} aria-hidden="true">
          <div className="mb-1.5 h-6 w-24 rounded bg-line/60" />
          <div className={index === fields - 1 ? 'h-44 rounded bg-line/60' : 'h-12 rounded bg-line/60'} />
        </div>
      ))}
      <div aria-hidden="true" className="h-12 w-40 rounded bg-line/60" />
    </div>
  )
}
