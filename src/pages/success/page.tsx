import { Link } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Seo } from '@/components/seo'
import { Button } from '@/components/ui/button'
import { spinDarkSide } from '@/content/pictures'
import { successCopy } from '@/content/success'
import { paths } from '@/lib/paths'

function SuccessPage() {
  return (
    <>
      <Seo title={successCopy.title} description={successCopy.description} noindex />
      <PageHead
        title={successCopy.title}
        lead={successCopy.confirmation}
        picture={{ source: spinDarkSide, alt: 'A copper crossover on a dark turntable, seen from the side' }}
        isWholePage
        degrees={140}
      >
        <Button asChild>
          <Link to={paths.home}>Return Home</Link>
        </Button>
      </PageHead>
    </>
  )
}

export { SuccessPage as Component }
