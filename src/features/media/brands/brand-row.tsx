import { BrandLogo } from '@/components/media/brand-logo'
import { brands } from '@/content/media/brands'

export function BrandRow({ ref }: { ref?: React.Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="overflow-hidden">
      <ul className="flex items-center">
        {brands.map((brand) => (
          <li key={brand.slug} className="shrink-0 px-5 md:px-8">
            <BrandLogo slug={brand.slug} className="h-9 w-auto md:h-11" />
          </li>
        ))}
      </ul>
    </div>
  )
}
