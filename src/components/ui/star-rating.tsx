import { Star } from 'lucide-react'

const highest = 5

type StarRatingProps = {
  rating: number
  label: string
}

export function StarRating({ rating, label }: StarRatingProps) {
  return (
    <div role="img" aria-label={label} className="flex gap-1 text-signal">
      {Array.from({ length: highest }, (_, index) => index).map((index) => (
        <Star key={index} className="size-5" fill={index < rating ? 'currentColor' : 'none'} />
      ))}
    </div>
  )
}
