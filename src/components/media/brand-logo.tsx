import { brandSheet } from '@/content/media/brand-sheet'
import { type BrandSlug, brands } from '@/content/media/brands'

type BrandLogoProps = { slug: BrandSlug; className?: string }

export function BrandLogo({ slug, className }: BrandLogoProps) {
  const brand = brands.find((each) => each.slug === slug)
  if (!brand) return null
  return (
    <img
      src={`${brandSheet}#${slug}`}
      alt={brand.name}
      width={brand.width}
      height={brand.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
