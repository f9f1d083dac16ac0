import type { backgroundGroups } from '@/content/backgrounds/backgrounds-page'
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
  group: (typeof backgroundGroups)[number]
}

export const backgrounds: ReadonlyArray<Background> = [
  { id: 'white-cove', name: 'White cove', image: backgroundWhiteCove, group: 'Studio' },
  {
    id: 'grey-gradient-studio',
    name: 'Gray gradient studio',
    image: backgroundGreyGradientStudio,
    group: 'Studio',
  },
  {
    id: 'black-mirror-studio',
    name: 'Black mirror studio',
    image: backgroundBlackMirrorStudio,
    group: 'Studio',
  },
  { id: 'concrete-loft', name: 'Concrete loft', image: backgroundConcreteLoft, group: 'Indoors' },
  { id: 'airfield-hangar', name: 'Airfield hangar', image: backgroundAirfieldHangar, group: 'Indoors' },
  { id: 'glass-showroom', name: 'Glass showroom', image: backgroundGlassShowroom, group: 'Indoors' },
  { id: 'warehouse', name: 'Warehouse', image: backgroundWarehouse, group: 'Indoors' },
  { id: 'marble-hall', name: 'Marble hall', image: backgroundMarbleHall, group: 'Indoors' },
  { id: 'tiled-workshop', name: 'Tiled workshop', image: backgroundTiledWorkshop, group: 'Indoors' },
  { id: 'coastal-overlook', name: 'Coastal overlook', image: backgroundCoastalOverlook, group: 'Outdoors' },
  { id: 'mountain-pass', name: 'Mountain pass', image: backgroundMountainPass, group: 'Outdoors' },
  { id: 'desert-road', name: 'Desert road', image: backgroundDesertRoad, group: 'Outdoors' },
  { id: 'snow-field', name: 'Snow field', image: backgroundSnowField, group: 'Outdoors' },
  { id: 'autumn-park', name: 'Autumn park', image: backgroundAutumnPark, group: 'Outdoors' },
  { id: 'forest-clearing', name: 'Forest clearing', image: backgroundForestClearing, group: 'Outdoors' },
  {
    id: 'sunset-horizon',
    name: 'Sunset horizon',
    image: backgroundSunsetHorizon,
    group: 'Evening and night',
  },
  { id: 'rooftop-dusk', name: 'Rooftop dusk', image: backgroundRooftopDusk, group: 'Evening and night' },
  {
    id: 'city-night-bokeh',
    name: 'City night bokeh',
    image: backgroundCityNightBokeh,
    group: 'Evening and night',
  },
  { id: 'neon-tunnel', name: 'Neon tunnel', image: backgroundNeonTunnel, group: 'Evening and night' },
  { id: 'brick-alley', name: 'Brick alley', image: backgroundBrickAlley, group: 'Evening and night' },
]
