/** The caption of every figure that isn't measured yet. RULINGS section 10. */
export const sampleFigures = 'Sample figures.'
