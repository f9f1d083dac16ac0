import type { PictureSource } from '@/content/media/picture-source'
import type { backgroundCars } from '@/content/media/stills/background-cars'
import {
  backgroundAirfieldHangar,
  backgroundAutumnPark,
  backgroundBlackMirrorStudio,
  backgroundBrickAlley,
  backgroundCityNightBokeh,
  backgroundCoastalOverlook,
  backgroundConcreteLoft,
  backgroundDesertRoad,
  backgroundForestClearing,
  backgroundGlassShowroom,
  backgroundGreyGradientStudio,
  backgroundMarbleHall,
  backgroundMountainPass,
  backgroundNeonTunnel,
  backgroundRooftopDusk,
  backgroundSnowField,
  backgroundSunsetHorizon,
  backgroundTiledWorkshop,
  backgroundWarehouse,
  backgroundWhiteCove,
} from '@/content/media/stills/background-pictures'

export type Background = {
  id: keyof typeof backgroundCars
  name: string
  image: PictureSource
}

export const backgrounds: ReadonlyArray<Background> = [
  { id: 'white-cove', name: 'White cove', image: backgroundWhiteCove },
  { id: 'grey-gradient-studio', name: 'Gray gradient studio', image: backgroundGreyGradientStudio },
  { id: 'black-mirror-studio', name: 'Black mirror studio', image: backgroundBlackMirrorStudio },
  { id: 'concrete-loft', name: 'Concrete loft', image: backgroundConcreteLoft },
  { id: 'airfield-hangar', name: 'Airfield hangar', image: backgroundAirfieldHangar },
  { id: 'glass-showroom', name: 'Glass showroom', image: backgroundGlassShowroom },
  { id: 'warehouse', name: 'Warehouse', image: backgroundWarehouse },
  { id: 'marble-hall', name: 'Marble hall', image: backgroundMarbleHall },
  { id: 'tiled-workshop', name: 'Tiled workshop', image: backgroundTiledWorkshop },
  { id: 'coastal-overlook', name: 'Coastal overlook', image: backgroundCoastalOverlook },
  { id: 'mountain-pass', name: 'Mountain pass', image: backgroundMountainPass },
  { id: 'desert-road', name: 'Desert road', image: backgroundDesertRoad },
  { id: 'snow-field', name: 'Snow field', image: backgroundSnowField },
  { id: 'autumn-park', name: 'Autumn park', image: backgroundAutumnPark },
  { id: 'forest-clearing', name: 'Forest clearing', image: backgroundForestClearing },
  { id: 'sunset-horizon', name: 'Sunset horizon', image: backgroundSunsetHorizon },
  { id: 'rooftop-dusk', name: 'Rooftop dusk', image: backgroundRooftopDusk },
  { id: 'city-night-bokeh', name: 'City night bokeh', image: backgroundCityNightBokeh },
  { id: 'neon-tunnel', name: 'Neon tunnel', image: backgroundNeonTunnel },
  { id: 'brick-alley', name: 'Brick alley', image: backgroundBrickAlley },
]
