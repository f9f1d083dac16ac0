import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServicesPage() {
  return (
    <>
      <Seo
        title="Services"
        description="360° spins, photos, video, AI enhancement, branding and on-site shoots for car dealerships."
      />
      <PageHead
        title="Everything a listing needs to be looked at"
        lead="360° spins, photos, video, AI enhancement, branding and on-site shoots."
      />
    </>
  )
}

export { ServicesPage as Component }
