import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, test, vi } from 'vitest'
import { openVideo } from '@/features/try-your-car/video/open-video'
import { useWorkshop, type Workshop } from '@/features/try-your-car/workshop/use-workshop'

vi.mock('@/features/try-your-car/workshop/toolbox', () => ({ openVideo }))
vi.mock('@/features/try-your-car/video/open-video')

const close = vi.fn()
const video = { url: 'blob:video', seconds: 6, size: { width: 480, height: 270 }, close } as never
const files = [new File(['x'], 'walk.mp4')]

test.each<[string, (workshop: Workshop, unmount: () => void) => void]>([
  ['leaves the page', (_, unmount) => unmount()],
  ['starts over', (workshop) => workshop.startOver()],
  ['chooses another video', (workshop) => void workshop.choose(files)],
])('the video is closed when the visitor %s', async (_, leave) => {
  vi.mocked(openVideo).mockResolvedValue(video)
  const { result, unmount } = renderHook(useWorkshop)
  await act(() => result.current.choose(files))
  expect(result.current.stage).toEqual({ name: 'trim', video })
  expect(close).not.toHaveBeenCalled()
  vi.mocked(openVideo).mockResolvedValue({ ...(video as object), close: vi.fn() } as never)
  act(() => leave(result.current, unmount))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

it('if the visitor cancels while a video is opening, the video is closed as soon as it has opened', async () => {
  let open = (_: never) => {}
  vi.mocked(openVideo).mockReturnValue(
    new Promise((resolve) => {
      open = resolve
    }),
  )
  const { result } = renderHook(useWorkshop)
  act(() => void result.current.choose(files))
  await waitFor(() => expect(openVideo).toHaveBeenCalledOnce())
  act(() => result.current.cancel())
  open(video)
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(result.current.stage).toEqual({ name: 'choose' })
})
