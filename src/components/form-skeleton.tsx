const fieldHeights = ['h-12', 'h-12', 'h-12', 'h-12', 'h-44']

/** The form's outline while its code is on its way: as tall as the form, so that nothing moves. */
export function FormSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Loading the form</span>
      {fieldHeights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the outline never changes
        <div key={index} aria-hidden="true">
          <div className="mb-1.5 h-6 w-24 rounded bg-mist" />
          <div className={`${height} w-full rounded bg-mist`} />
        </div>
      ))}
      <div aria-hidden="true" className="h-12 w-40 rounded bg-mist" />
    </div>
  )
}
