/** Remove an entry after photographs have replaced the drawings that it describes (media/README.md). */

export const pictures = { sample: 'pictures drawn by a computer' }

export const spins = { sample: 'spins drawn by a computer' }

export const hotSpots = { sample: 'hot spots of a car drawn by a computer' }
