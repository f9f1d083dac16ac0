export const kitAlt =
  'A photographer in our jacket at his tripod and phone, facing a red crossover alone on a clear spot of the lot'

export const kitCloseAlt =
  'A photographer in our jacket on a dealer’s lot, both hands at the phone on his tripod'

export const filmingAlt = 'A photographer walks around a white pickup on a lot with a phone on a gimbal'

export const aboveAlt =
  'A lot from above: a white crossover alone in its row, with four orange cones at the corners of the clear square around it'

export const rowAlt =
  'Ten different cars in a row on a dealer’s lot at dusk, and a photographer at his tripod in front of them'
