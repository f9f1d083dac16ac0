type StepHeadProps = { heading: string; lead: string }

/** Where a step begins; takes the focus when the step is reached. */
export function StepHead({ heading, lead }: StepHeadProps) {
  return (
    <header className="mb-6 max-w-prose md:mb-8">
      <h2 data-step-start tabIndex={-1} className="text-40">
        {heading}
      </h2>
      <p className="mt-3 text-18 text-fog">{lead}</p>
    </header>
  )
}
