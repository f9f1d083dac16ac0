import { brandSheet } from '@/content/media/brand-sheet'
import type { Brand } from '@/content/media/brands'

type BrandLogoProps = { brand: Brand; className?: string }

export function BrandLogo({ brand, className }: BrandLogoProps) {
  return (
    <img
      src={`${brandSheet}#${brand.slug}`}
      alt={brand.name}
      width={brand.width}
      height={brand.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
