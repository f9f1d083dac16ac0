import { Picture } from '@/components/media/picture'
import type { PictureSource } from '@/content/media/picture-source'
import { closeScratchAfter, closeScratchBefore } from '@/content/media/stills/close-pictures'
import { whyCopy } from '@/content/why/why'

// Few pages need these positions, so they aren't in the stylesheet that every page loads.
const scratch = { left: '41.5%', top: '53.3%' }
/** On the ground below the front door. */
const closeUp = { right: '57%', top: '66%' }
const line = { ...scratch, bottom: '34%' }
/** Centers the scratch and enlarges it. */
const enlarged = { left: '-104%', top: '-212%', width: '250%' }

const frameClasses = 'absolute w-[17%] min-w-18 overflow-hidden rounded border-2 md:w-[10%]'

/** Points from the scratch to its close-up. The label is at the top, where a low window doesn't crop it. */
export function ScratchMark() {
  return (
    <>
      <div className="absolute -mt-2.5 -ml-2.5 size-5 rounded-full border-2 border-paper" style={scratch} />
      <div className="absolute mt-2.5 -ml-px w-0.5 bg-paper" style={line} />
      <div className={`${frameClasses} border-paper`} style={closeUp}>
        <p className="h-5 bg-ink text-center text-14 leading-5">{whyCopy.scratch}</p>
        <div className="aspect-3/2" />
      </div>
    </>
  )
}

export const scratchCloseUps = {
  before: <CloseUp source={closeScratchBefore} />,
  after: <CloseUp source={closeScratchAfter} />,
}

function CloseUp({ source }: { source: PictureSource }) {
  return (
    <div className={`${frameClasses} border-transparent pt-5`} style={closeUp}>
      <div className="relative aspect-3/2 overflow-hidden">
        <div className="absolute" style={enlarged}>
          <Picture
            source={source}
            alt=""
            sizes="(min-width: 768px) 25vw, 52vw"
            className="aspect-square w-full"
          />
        </div>
      </div>
    </div>
  )
}
