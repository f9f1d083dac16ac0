/** In CSS pixels. SPEC section 9. */
export const compactHeaderAt = 20
export const promoBarAt = 300
export const viewPlansUntil = 800
