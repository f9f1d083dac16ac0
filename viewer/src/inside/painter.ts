import { type Direction, tangents } from './direction'

const vertexShader = `attribute vec2 at;
uniform vec2 tangents;
varying vec3 ray;
void main() { ray = vec3(at * tangents, 1.0); gl_Position = vec4(at, 0.0, 1.0); }`

// Maps a direction to a point in the equirectangular picture, whose center is straight ahead.
const fragmentShader = `precision highp float;
uniform sampler2D picture;
uniform vec2 look;
varying vec3 ray;
void main() {
  vec3 r = normalize(ray);
  r = vec3(r.x, r.y * cos(look.y) + r.z * sin(look.y), r.z * cos(look.y) - r.y * sin(look.y));
  float turn = atan(r.x, r.z) + look.x;
  gl_FragColor = texture2D(picture, vec2(fract(turn / 6.2831853 + 0.5), 0.5 - asin(clamp(r.y, -1.0, 1.0)) / 3.1415927));
}`

/** @returns undefined if WebGL isn't available or if the picture is too large for it */
export function createPainter(canvas: HTMLCanvasElement, picture: HTMLImageElement) {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false })
  if (!gl || gl.getParameter(gl.MAX_TEXTURE_SIZE) < picture.naturalWidth) return undefined
  const program = linked(gl)
  if (!program) return undefined
  fillScreen(gl, program)
  load(gl, picture)
  const look = gl.getUniformLocation(program, 'look')
  const spread = gl.getUniformLocation(program, 'tangents')
  const radians = Math.PI / 180

  return ({ turn, tilt }: Direction) => {
    const density = Math.min(window.devicePixelRatio, 2)
    const width = Math.round(canvas.clientWidth * density)
    const height = Math.round(canvas.clientHeight * density)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    gl.viewport(0, 0, width, height)
    gl.uniform2f(look, turn * radians, tilt * radians)
    gl.uniform2f(spread, ...tangents(width, height))
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
}

function fillScreen(gl: WebGLRenderingContext, program: WebGLProgram) {
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const at = gl.getAttribLocation(program, 'at')
  gl.enableVertexAttribArray(at)
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0)
}

function load(gl: WebGLRenderingContext, picture: HTMLImageElement) {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture)
}

function linked(gl: WebGLRenderingContext) {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined
}
