/** The caption of every invented figure (RULINGS section 10). */
export const sampleFigures = 'Sample figures.'
