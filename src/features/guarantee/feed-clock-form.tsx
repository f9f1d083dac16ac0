import { useState } from 'react'
import { darkControlClasses } from '@/components/forms/controls/control-classes'
import { Select } from '@/components/forms/controls/select'
import { Field } from '@/components/forms/field'
import { ScriptlessNotice } from '@/components/forms/form-notices'
import { feedClockCopy, feedClockDefaults, feedRhythms } from '@/content/guarantee/feed-clock-copy'
import { type DeliveryDay, deliveryChoices } from '@/content/pricing/delivery-days'
import { wallTimeOf } from '@/lib/new-york'
import { useClientValue } from '@/lib/use-client-value'
import { nextBusinessDay } from './business-hours'
import { FeedAnswer } from './feed-answer'
import { type FeedReading, readFeedClock } from './feed-clock'
import { FeedDial } from './feed-dial'

type FeedClockFormProps = {
  intro: React.ReactNode
}

export function FeedClockForm({ intro }: FeedClockFormProps) {
  // Static HTML can't contain the current day, so it's set in the browser.
  const nextDay = useClientValue(() => nextBusinessDay(wallTimeOf(new Date()).day), '')
  const [planId, setPlanId] = useState<string>(feedClockDefaults.plan)
  const [chosenDay, setDay] = useState<string>()
  const [end, setEnd] = useState(toTime(feedClockDefaults.endMinutes))
  const [update, setUpdate] = useState(toTime(feedClockDefaults.updateMinutes))
  const [rhythmId, setRhythmId] = useState<string>(feedClockDefaults.rhythm)

  const day = chosenDay ?? nextDay
  const rhythm = feedRhythms.find(({ id }) => id === rhythmId) ?? feedRhythms[0]
  const plan = deliveryChoices.find(({ id }) => id === planId) ?? deliveryChoices[0]
  const reading = plan && read(day, end, update, rhythm, plan.day)

  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_1fr] lg:gap-y-12 xl:cols-aside-104 xl:gap-x-20">
      <div>{intro}</div>
      <div>
        <ScriptlessNotice />
        <fieldset className="noscript:hidden grid gap-x-4 gap-y-5 scheme-dark min-[22rem]:grid-cols-2">
          <legend className="mb-5 font-display text-28">{feedClockCopy.fields}</legend>
          <div className="col-span-full">
            <Field label={feedClockCopy.plan}>
              {(control) => (
                <Select
                  {...control}
                  value={plan?.id}
                  onChange={(event) => setPlanId(event.target.value)}
                  className={darkControlClasses}
                >
                  <Options options={deliveryChoices} />
                </Select>
              )}
            </Field>
          </div>
          <Field label={feedClockCopy.day}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={day}
                onChange={(event) => setDay(event.target.value)}
                className={darkControlClasses}
              />
            )}
          </Field>
          <Field label={feedClockCopy.end}>
            {(control) => <TimeInput {...control} value={end} onChange={setEnd} />}
          </Field>
          <Field label={feedClockCopy.rhythm}>
            {(control) => (
              <Select
                {...control}
                value={rhythm.id}
                onChange={(event) => setRhythmId(event.target.value)}
                className={darkControlClasses}
              >
                <Options options={feedRhythms} />
              </Select>
            )}
          </Field>
          <Field
            label={rhythm.everyHours === 24 ? feedClockCopy.update.daily : feedClockCopy.update.repeated}
          >
            {(control) => <TimeInput {...control} value={update} onChange={setUpdate} />}
          </Field>
        </fieldset>
        <p className="mt-3 text-14 text-fog">{feedClockCopy.zone}</p>
      </div>
      <section
        aria-labelledby="feed-clock"
        className="flex flex-col max-lg:flex-col-reverse lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="feed-clock" className="sr-only">
          {feedClockCopy.heading}
        </h2>
        <FeedDial reading={reading} />
        <FeedAnswer plan={plan?.label ?? ''} reading={reading} knowsToday={nextDay !== ''} />
      </section>
    </div>
  )
}

function Options({ options }: { options: ReadonlyArray<{ id: string; label: string }> }) {
  return options.map(({ id, label }) => (
    <option key={id} value={id} className="bg-graphite text-paper">
      {label}
    </option>
  ))
}

type TimeInputProps = Omit<React.ComponentProps<'input'>, 'onChange'> & { onChange: (time: string) => void }

function TimeInput({ onChange, ...props }: TimeInputProps) {
  return (
    <input
      {...props}
      type="time"
      onChange={(event) => onChange(event.target.value)}
      className={darkControlClasses}
    />
  )
}

function read(
  day: string,
  end: string,
  update: string,
  { everyHours, weekdaysOnly }: (typeof feedRhythms)[number],
  deliveryDay: DeliveryDay,
): FeedReading | undefined {
  const endMinutes = toMinutes(end)
  const updateMinutes = toMinutes(update)
  // While the visitor types a year, a date input reports years such as 0002.
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(day) || endMinutes === undefined || updateMinutes === undefined)
    return undefined
  return readFeedClock({ day, minutes: endMinutes }, { updateMinutes, everyHours, weekdaysOnly }, deliveryDay)
}

function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function toMinutes(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? undefined
    : hours * 60 + minutes
}
