import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { reloadOnceForMissingChunks } from '@/app/missing-chunks'
import { routes } from '@/app/routes'

reloadOnceForMissingChunks()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
)
