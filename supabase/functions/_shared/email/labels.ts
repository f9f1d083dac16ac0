import type { FieldsOf, FormName } from '../contracts/forms.ts'

/** How one field appears in a mail: its key, its label and the word for an empty one (SPEC section 7). */
export type Row<Form extends FormName = FormName> = readonly [
  key: keyof FieldsOf[Form] & string,
  label: string,
  whenEmpty?: string,
]

export const rowsOf: { readonly [Form in FormName]: ReadonlyArray<Row<Form>> } = {
  contact: [
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['company', 'Company'],
    ['about', 'About', 'General question'],
    ['message', 'Message'],
  ],
  plan_request: [
    ['planInterest', 'Plan'],
    ['dealershipName', 'Dealership name'],
    ['dealershipWebsite', 'Dealership website'],
    ['name', 'Contact name'],
    ['jobTitle', 'Job title'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['inventorySize', 'Monthly movement (new and used)'],
    ['preferredStartDate', 'Preferred start date'],
    ['discountCode', 'Discount code', 'None'],
    ['referralCode', 'Referral code', 'None'],
  ],
  demo_request: [
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['dealershipName', 'Dealership name'],
    ['message', 'Message'],
  ],
}
