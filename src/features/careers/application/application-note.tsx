import { Link } from 'react-router-dom'
import { applicationCopy } from '@/content/careers/careers'
import { paths } from '@/lib/paths'

const { note } = applicationCopy

export function ApplicationNote() {
  return (
    <p className="max-w-prose text-14 text-steel">
      {note.before}
      <Link to={paths.terms} className="text-link">
        {note.terms}
      </Link>
      {note.between}
      <Link to={paths.privacy} className="text-link">
        {note.privacy}
      </Link>
      {note.after}
    </p>
  )
}
