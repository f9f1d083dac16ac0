import { TextWithCode } from './text-with-code'

type Row = { text: string; fields?: Record<string, string> }

type ReferenceTableProps = { caption: string; rows: Record<string, string | Row> }

export function ReferenceTable({ caption, rows }: ReferenceTableProps) {
  return (
    <table className="w-full text-left text-16 not-first:mt-6">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {Object.entries(rows).map(([name, row]) => {
          const { text, fields = {} }: Row = typeof row === 'string' ? { text: row } : row
          return (
            <tr key={name} className="border-line align-baseline not-last:border-b">
              <th scope="row" className="w-24 py-4 pr-4 font-semibold md:w-48">
                <code>{name}</code>
              </th>
              <td className="py-4">
                <TextWithCode text={text} />
                {Object.keys(fields).length > 0 && (
                  <ul className="mt-2 text-steel">
                    {Object.entries(fields).map(([field, meaning]) => (
                      <li key={field}>
                        <code className="font-semibold">{field}</code>: <TextWithCode text={meaning} />
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
