// Written by `npm run media`; edits are lost.
export const brandSheet = '/pictures/brands.f42cc7d7.svg'
