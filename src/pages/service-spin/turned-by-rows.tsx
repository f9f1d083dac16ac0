import { Picture } from '@/components/media/picture'
import { spinWhite } from '@/content/media/stills/pictures'
import { TurningCar } from './turning-car'

export function TurnedByRows() {
  return (
    <div className="max-lg:hidden">
      <Picture
        source={spinWhite}
        alt=""
        sizes="520px"
        className="aspect-video h-auto w-full rounded object-cover"
      />
      <TurningCar />
    </div>
  )
}
