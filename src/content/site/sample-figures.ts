/** The caption of every figure that isn't measured yet. DECISIONS section 10. */
export const sampleFigures = 'Sample figures.'
