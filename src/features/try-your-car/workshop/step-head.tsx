type StepHeadProps = { heading: string; lead: string }

/** The workshop focuses this heading when its step begins. */
export function StepHead({ heading, lead }: StepHeadProps) {
  return (
    <header className="mb-6 max-w-prose">
      <h2 data-step-start tabIndex={-1} className="text-40">
        {heading}
      </h2>
      <p className="mt-3 text-16 text-fog md:text-18">{lead}</p>
    </header>
  )
}
