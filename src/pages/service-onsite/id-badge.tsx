import { Logo } from '@/components/layout/logo'
import { whoComes } from '@/content/services/who-comes'

export function IdBadge() {
  const { label, role, note } = whoComes.badge
  return (
    <div
      role="img"
      aria-label={label}
      className="mx-auto w-full max-w-64 rounded border border-line bg-paper p-5 text-center shadow-float"
    >
      <div className="mx-auto mb-5 size-3 rounded-full bg-line" />
      <div className="mb-5 flex justify-center">
        <Logo />
      </div>
      <Portrait />
      <p className="mt-5 font-display text-18 font-bold">{role}</p>
      <p className="mt-1 text-14 text-steel">{note}</p>
    </div>
  )
}

function Portrait() {
  return (
    <svg viewBox="0 0 160 180" aria-hidden="true" className="mx-auto w-52 rounded bg-mist">
      <path className="fill-graphite" d="M18 180c0-42 26-58 62-58s62 16 62 58z" />
      <path className="fill-signal-deep" d="M44 130l16-6 20 22 20-22 16 6v50H44z" />
      <path className="fill-paper" d="M54 127l7-2v55h-7zM99 125l7 2v53h-7zM44 158h72v8H44z" />
      <path className="fill-steel" d="M66 104h28v20l-14 16-14-16z" />
      <ellipse className="fill-fog" cx="80" cy="76" rx="27" ry="34" />
      <path className="fill-graphite" d="M50 70c0-28 14-38 30-38s30 10 30 38l-2-6H52z" />
      <path className="fill-graphite" d="M48 64h70q4 0 4 4v2H48z" />
    </svg>
  )
}
