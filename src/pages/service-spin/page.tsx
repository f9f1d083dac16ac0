import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'

function ServiceSpinPage() {
  return (
    <>
      <Seo
        title="360 Interactive Photography"
        description="Interactive 360° photography for car dealerships."
      />
      <PageHead title="360 interactive photography" lead="36 exterior frames, one every ten degrees." />
    </>
  )
}

export { ServiceSpinPage as Component }
