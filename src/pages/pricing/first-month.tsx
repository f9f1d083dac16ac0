import { Section } from '@/components/layout/section'
import { firstMonth } from '@/content/why/first-month'

const reportId = 'first-report'

export function FirstMonth() {
  const { heading, lead, steps, report } = firstMonth
  const [vehicle, ...figures] = report.columns
  return (
    <Section heading={heading} lead={lead}>
      <ol className="grid gap-x-8 border-t border-ink md:grid-cols-5">
        {steps.map(({ day, title, text }) => (
          <li key={day} className="border-b border-line py-5 md:border-0">
            <span className="font-display text-28 font-extrabold text-signal-deep tabular-nums">{day}</span>
            <h3 className="item-title mt-3">{title}</h3>
            <p className="mt-2 text-16 text-steel">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-x-8 gap-y-4 md:grid-cols-5">
        <div className="md:col-span-2">
          <p id={reportId} className="font-medium">
            {report.caption}
          </p>
          <p className="mt-2 max-w-[20rem] text-14 text-steel">{report.note}</p>
        </div>
        <table aria-labelledby={reportId} className="w-full text-left text-16 tabular-nums md:col-span-3">
          <thead className="text-14 text-steel">
            <tr className="border-b border-ink">
              <th scope="col" className="py-3 font-medium">
                {vehicle}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="py-3 text-right font-medium">
                  {figure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map(([name, ...counts]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-3 font-medium">
                  {name}
                </th>
                {counts.map((count, index) => (
                  <td key={figures[index]} className="py-3 text-right">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
