export function OwnedCanvas({ canvas, className }: { canvas: HTMLCanvasElement; className?: string }) {
  return (
    <span
      aria-hidden="true"
      ref={(element) => {
        canvas.className = 'size-full object-cover'
        element?.replaceChildren(canvas)
      }}
      className={className}
    />
  )
}
