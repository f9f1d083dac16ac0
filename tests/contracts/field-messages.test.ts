import { expect, test } from 'vitest'
import { messageFor, schemas } from './schemas.ts'

const noRole = "Please select a role you're applying for"
const mustBeEmpty = 'This field should be empty'
const notLinkedin = 'Please enter a valid LinkedIn URL'
const notADate = 'Please enter a valid date as mm/dd/yyyy'
const shortName = 'Name must be at least 2 characters'
const badName = 'Name can only contain letters, spaces, hyphens, and apostrophes'
const shortPhone = 'Phone number must be at least 10 digits'
const badEmail = 'Please enter a valid email address'
const badUrl = 'Please enter a valid website URL'
const badDomain = 'Please enter a valid domain (e.g., example.com)'

test.each([
  ['contact', 'name', shortName, ['', '  A  ', undefined, 42]],
  ['contact', 'name', badName, ['\u201cAda\u201d', '😀😀', 'R2D2', 'Ada\nBcc: x', 'Ada <b>']],
  ['contact', 'name', undefined, ['Jose\u0301 Nuñez', 'Łukasz Żółć', '李小龍', 'O`Neil']],
  ['contact', 'phone', shortPhone, ['555-0142', '123456789']],
  ['contact', 'phone', 'Phone number must be less than 15 digits', ['+44 20 7946 0958']],
  ['contact', 'phone', 'Please enter a valid phone number', ['4015550142 am']],
  ['contact', 'phone', 'Please enter text', [4015550142]],
  ['contact', 'phone', undefined, [undefined, '', '   ', '1234567890', '+44 20 7946 095']],
  ['contact', 'phone', undefined, ['+1.401.555.0142 ext 5']],
  ['application', 'name', shortName, ['A']],
  ['application', 'email', badEmail, ['ada']],
  ['application', 'phone', shortPhone, ['']],
  ['application', 'roleApplyingFor', noRole, ['', 'boss', undefined]],
  ['application', 'website', mustBeEmpty, [' ', 7]],
  ['application', 'website', undefined, [undefined]],
  ['application', 'linkedinUrl', notLinkedin, ['ada', 'https://localhost/in/ada', 'javascript:alert(1)']],
  ['application', 'linkedinUrl', notLinkedin, ['https://linkedin.com/in/ada diaz']],
  ['application', 'linkedinUrl', notLinkedin, ['https://linkedin.com@evil.example/in/ada']],
  ['application', 'linkedinUrl', notLinkedin, [`https://${'x'.repeat(200)}.example`]],
  ['demo', 'name', 'Name is required', ['', ' ']],
  ['demo', 'name', undefined, ['A']],
  ['demo', 'email', 'Email is required', [undefined, '']],
  ['demo', 'email', badEmail, ['ada']],
  ['demo', 'phone', 'Phone is required', ['']],
  ['demo', 'phone', shortPhone, ['555-0142']],
  ['demo', 'dealershipName', 'Dealership name is required', ['']],
  ['demo', 'dealershipName', undefined, ['B']],
  ['plan', 'email', badEmail, ['']],
  ['plan', 'phone', shortPhone, ['']],
  ['plan', 'phone', 'Please enter a valid phone number', [undefined]],
  ['plan', 'dealershipWebsite', undefined, ['', 'yourdealership.com', 'HTTP://yourdealership.com']],
  [
    'plan',
    'dealershipWebsite',
    undefined,
    ['www.your-dealership.co.uk/inventory?new=1', 'autohaus-müller.de'],
  ],
  ['plan', 'dealershipWebsite', undefined, ['https://yourdealership.com/inventory']],
  ['plan', 'dealershipWebsite', badDomain, ['not a site', 'dealership', '-bad-.com', '192.168.0.1']],
  [
    'plan',
    'dealershipWebsite',
    badDomain,
    ['user@yourdealership.com', 'dealer💩.com', 'your_dealership.com'],
  ],
  ['plan', 'dealershipWebsite', badDomain, [`${'d'.repeat(64)}.com`]],
  ['plan', 'dealershipWebsite', badUrl, ['javascript:alert(1)', 'ftp://dealer.com', 'https://dealership']],
  ['plan', 'dealershipWebsite', badUrl, ['javascript://yourdealership.com/%0aalert(1)']],
  ['plan', 'dealershipWebsite', badUrl, ['https://not a site.com', 'https://me:pw@yourdealership.com']],
  ['plan', 'dealershipWebsite', badUrl, ['https://dealer“s.com', 'https://dealer%2ecom']],
  ['plan', 'preferredStartDate', undefined, ['', '2026-11-22', '2027-11-21']],
  ['plan', 'preferredStartDate', 'Start date must be in the future', ['2026-11-21']],
  ['plan', 'preferredStartDate', 'Start date must be within the next year', ['2027-11-22']],
  ['plan', 'preferredStartDate', notADate, ['2027-02-29', '11/22/2026']],
  ['inquiry', 'vehicleVolume', 'Please select a vehicle volume range', ['']],
  ['inquiry', 'timeline', 'Please select a timeline', ['']],
  ['inquiry', 'phone', shortPhone, ['12345']],
] as const)('validating the %s form’s field %s returns the message %j', (form, field, expected, values) => {
  for (const value of values) expect(messageFor(schemas[form])(field, value), `${value}`).toBe(expected)
})

test.each([
  ['contact', 'name', 'Name', 2, 50],
  ['contact', 'company', 'Company name', 0, 100],
  ['contact', 'vehicles', 'Vehicles a month', 0, 40],
  ['contact', 'message', 'Message', 10, 1000],
  ['plan', 'dealershipName', 'Dealership name', 2, 100],
  ['plan', 'name', 'Contact name', 2, 50],
  ['plan', 'jobTitle', 'Job title', 2, 50],
  ['plan', 'planInterest', 'Plan', 0, 100],
  ['plan', 'discountCode', 'Discount code', 0, 50],
  ['plan', 'referralCode', 'Referral code', 0, 50],
  ['demo', 'message', 'Message', 0, 1000],
  ['application', 'location', 'Location', 2, 100],
  ['application', 'coverLetter', 'Cover letter', 50, 2000],
  ['inquiry', 'dealershipName', 'Dealership name', 2, 100],
  ['inquiry', 'contactName', 'Contact name', 2, 50],
  ['inquiry', 'vehicleVolume', 'Selection', 1, 100],
  ['inquiry', 'timeline', 'Selection', 1, 100],
  ['inquiry', 'currentProvider', 'Current provider', 0, 100],
  ['inquiry', 'painPoints', 'Pain points', 10, 500],
  ['inquiry', 'additionalInfo', 'Additional information', 0, 1000],
] as const)('the %s form’s field %s (“%s”) must have %i to %i characters', (form, field, label, min, max) => {
  const message = (length: number) => messageFor(schemas[form])(field, ` ${'x'.repeat(length)} `)
  const [tooShort, tooLong] = [
    `${label} must be at least ${min} characters`,
    `${label} must be less than ${max} characters`,
  ]
  if (min > 1) expect(message(min - 1)).toBe(tooShort)
  expect([message(min), message(max)]).toEqual([undefined, undefined])
  expect([message(max + 1), message(10_001)]).toEqual([tooLong, tooLong])
})
