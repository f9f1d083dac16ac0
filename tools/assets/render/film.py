"""Numbered frames become a film that every browser plays."""
import subprocess


def write(frames, fps, path):
    """frames: a pattern like w%03d.png. Writes path.mp4 and path.webm, without sound."""
    source = ['ffmpeg', '-v', 'error', '-y', '-framerate', str(fps), '-i', frames, '-pix_fmt', 'yuv420p']
    subprocess.check_call([*source, '-c:v', 'libx264', '-crf', '27', '-preset', 'veryslow', '-movflags', '+faststart', path + '.mp4'])
    subprocess.check_call([*source, '-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-cpu-used', '1', path + '.webm'])
