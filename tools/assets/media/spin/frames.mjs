export const frameCount = 36

/** @param {number} frame */
export const numbered = (frame) => String(frame).padStart(2, '0')
