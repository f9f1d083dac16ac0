type StepHeadProps = { heading: string; lead: string; children?: React.ReactNode }

/** Where a step begins; takes the focus when the step is reached. */
export function StepHead({ heading, lead, children }: StepHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <div className="max-w-prose">
        <h2 data-step-start tabIndex={-1} className="text-40">
          {heading}
        </h2>
        <p className="mt-3 text-16 text-fog md:text-18">{lead}</p>
      </div>
      {children}
    </header>
  )
}
