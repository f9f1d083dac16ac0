import { VehicleCount } from './vehicle-count'

type CountHeadProps = React.ComponentProps<typeof VehicleCount> & {
  title: React.ReactNode
}

export function CountHead({ title, ...count }: CountHeadProps) {
  return (
    <div className="on-dark">
      <div className="container-page grid gap-x-12 gap-y-8 pt-8 pb-8 md:pt-14 md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:py-20 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>{title}</div>
        <VehicleCount {...count} />
      </div>
    </div>
  )
}
