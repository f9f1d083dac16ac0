/** SPEC section 1: a spin has 36 frames, one every ten degrees. */
export const frameCount = 36
