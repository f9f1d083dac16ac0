type StatementProps = {
  before?: string
  /** Line breaks are kept. */
  text: string
  aside?: React.ReactNode
  children?: React.ReactNode
}

/** On Home only: one slogan of this size is enough for a site. */
export function Statement({ before, text, aside, children }: StatementProps) {
  return (
    <div className="on-dark py-16 md:py-28 lg:py-36">
      <div className="container-page flex flex-col items-start gap-x-16 gap-y-8 md:flex-row md:items-center">
        <div>
          {before && <p className="mb-4 text-18 text-fog md:mb-6">{before}</p>}
          <p className="font-display text-80 font-extrabold tracking-[-0.01em] text-balance whitespace-pre-line">
            {text}
          </p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  )
}
