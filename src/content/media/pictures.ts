// Written by `npm run media` (scripts/media.mjs) from the masters in media/; edits are lost.
import type { PictureSource } from '@/content/media/picture-source'

export const hero = {
  path: '/pictures/hero.cc340615',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#201e22',
} as const satisfies PictureSource

export const enhanceBefore = {
  path: '/pictures/enhance-before.acfe2bc0',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#54504a',
} as const satisfies PictureSource

export const enhanceAfter = {
  path: '/pictures/enhance-after.3cd545d4',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#e7e7e7',
} as const satisfies PictureSource

export const enhanceSplit = {
  path: '/pictures/enhance-split.8ce4883a',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#93928e',
} as const satisfies PictureSource

export const standardFront = {
  path: '/pictures/standard-front.a5c54fc0',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#e6e6e6',
} as const satisfies PictureSource

export const standardSide = {
  path: '/pictures/standard-side.20f9080a',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#e4e4e4',
} as const satisfies PictureSource

export const standardRear = {
  path: '/pictures/standard-rear.47b216f0',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#e6e6e6',
} as const satisfies PictureSource

export const standardDetail = {
  path: '/pictures/standard-detail.bcd4dded',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#c6c9c8',
} as const satisfies PictureSource

export const walkaround = {
  path: '/pictures/walkaround.3ed81df5',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#1b1d21',
} as const satisfies PictureSource

export const spinDark = {
  path: '/pictures/spin-dark.c41890af',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#0e1116',
} as const satisfies PictureSource

export const spinDarkFront = {
  path: '/pictures/spin-dark-front.62ed8e71',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#0e1116',
} as const satisfies PictureSource

export const spinDarkSide = {
  path: '/pictures/spin-dark-side.fe7f80fa',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#0e1116',
} as const satisfies PictureSource

export const spinDarkRear = {
  path: '/pictures/spin-dark-rear.dd46303c',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#0e1116',
} as const satisfies PictureSource

export const spinWhite = {
  path: '/pictures/spin-white.fa9697bf',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: '#e7e7e7',
} as const satisfies PictureSource

export const cutout = {
  path: '/pictures/cutout.baabe09f',
  width: 1600,
  height: 900,
  widths: [480, 640, 800, 1200, 1600],
  color: 'transparent',
} as const satisfies PictureSource

export const backgroundAirfieldHangar = {
  path: '/pictures/background-airfield-hangar.13d0fbe1',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#5f6163',
} as const satisfies PictureSource

export const backgroundAutumnPark = {
  path: '/pictures/background-autumn-park.4f51c218',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#877255',
} as const satisfies PictureSource

export const backgroundBlackMirrorStudio = {
  path: '/pictures/background-black-mirror-studio.f1b7a734',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#292c32',
} as const satisfies PictureSource

export const backgroundBrickAlley = {
  path: '/pictures/background-brick-alley.23e975ab',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#4b3b35',
} as const satisfies PictureSource

export const backgroundCityNightBokeh = {
  path: '/pictures/background-city-night-bokeh.b7a7561d',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#28272d',
} as const satisfies PictureSource

export const backgroundCoastalOverlook = {
  path: '/pictures/background-coastal-overlook.8ac1b684',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#9aa4ac',
} as const satisfies PictureSource

export const backgroundConcreteLoft = {
  path: '/pictures/background-concrete-loft.155b2424',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#828282',
} as const satisfies PictureSource

export const backgroundDesertRoad = {
  path: '/pictures/background-desert-road.81e3643d',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#94989d',
} as const satisfies PictureSource

export const backgroundForestClearing = {
  path: '/pictures/background-forest-clearing.4b4a4ff7',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#70735a',
} as const satisfies PictureSource

export const backgroundGlassShowroom = {
  path: '/pictures/background-glass-showroom.451935e0',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#c4c8ca',
} as const satisfies PictureSource

export const backgroundGreyGradientStudio = {
  path: '/pictures/background-grey-gradient-studio.4a16e01b',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#808184',
} as const satisfies PictureSource

export const backgroundMarbleHall = {
  path: '/pictures/background-marble-hall.c0ecf179',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#948f87',
} as const satisfies PictureSource

export const backgroundMountainPass = {
  path: '/pictures/background-mountain-pass.e0cb03d5',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#8a939a',
} as const satisfies PictureSource

export const backgroundNeonTunnel = {
  path: '/pictures/background-neon-tunnel.69bd150c',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#2f333c',
} as const satisfies PictureSource

export const backgroundRooftopDusk = {
  path: '/pictures/background-rooftop-dusk.dee7b3d6',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#7c7783',
} as const satisfies PictureSource

export const backgroundSnowField = {
  path: '/pictures/background-snow-field.97cee8e9',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#cfd8e2',
} as const satisfies PictureSource

export const backgroundSunsetHorizon = {
  path: '/pictures/background-sunset-horizon.bd61adff',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#a18585',
} as const satisfies PictureSource

export const backgroundTiledWorkshop = {
  path: '/pictures/background-tiled-workshop.c2f702c1',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#9c9e9d',
} as const satisfies PictureSource

export const backgroundWarehouse = {
  path: '/pictures/background-warehouse.fd6b6ffd',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#848381',
} as const satisfies PictureSource

export const backgroundWhiteCove = {
  path: '/pictures/background-white-cove.2bef9466',
  width: 1600,
  height: 900,
  widths: [480, 800, 1200, 1600],
  color: '#e2e2e2',
} as const satisfies PictureSource
