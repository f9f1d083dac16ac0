"""
vehicles.py - what makes one vehicle differ from another: curves and measures only.

x forward (0 = midway between the axles), y left, z up, meters. body.py turns a
Vehicle into a surface, car.py bolts the parts on.

    from vehicle import body, vehicles;  body.use(vehicles.VEHICLES['pickup'])

A ramp is (start, rise, y0, y1): start + rise * smoothstep(y0, y1, |y|).
"""
from dataclasses import dataclass, field
from typing import Optional, Tuple

Pts = Tuple[Tuple[float, float], ...]


@dataclass(frozen=True)
class Lamp:
    """Band of constant or growing height that ends on the flank at a slanted line."""
    mid: tuple                    # ramp: center height
    half: tuple                   # ramp: half height
    end: tuple                    # x of the end on the flank at height end[2], slope, height
    inner: float = 0.0            # |y| where it begins (0: runs across the whole face)
    soft: float = 0.03            # corner softness
    relief: float = 0.010         # depth of the step
    edge: float = 0.010           # half width of the step
    near: tuple = (1.5, 1.7)      # |x| from which the relief is on
    light: str = 'bar'            # light signature: 'bar' along one edge, 'ring' along the outline
    bar: tuple = (-0.017, 0.0062) # bar: offset (front: from the top edge, rear: from the middle), half height
    bar_end: float = 0.012        # how much earlier than the lamp the bar ends on the flank
    leds: Pts = ()                # LED modules, (|y|, height above the middle)
    led_size: tuple = (0.054, 0.038)
    ends: float = 0.0             # |y| from which the outline is lit as well (0: nowhere)


@dataclass(frozen=True)
class Opening:
    """Trapezoid opening in the nose."""
    z: float
    half: float                   # half height
    width: float                  # half width at z = ref
    taper: float = 0.0            # growth of the half width per meter downwards
    ref: float = 0.40
    soft: float = 0.05
    depth: float = 0.060
    bars: tuple = ()              # heights of the horizontal bars in it
    bar_size: tuple = (0.030, 0.008)
    bar_set: float = 0.040        # how far the bars sit behind the face
    bar_look: str = 'slat'        # 'slat' dark, 'alu' bright
    rim: float = 0.0              # width of a gloss black frame around it
    guide: Optional[float] = None # height whose line in plan the bars follow; None = just above the opening


@dataclass(frozen=True)
class PlateSpot:
    z: float
    half: tuple = (0.172, 0.094)  # recess
    depth: float = 0.012
    y: float = 0.0


@dataclass(frozen=True)
class Bed:
    front: float                  # inner end walls
    rear: float
    half: float                   # inner half width
    floor: float
    rib: float = 0.011            # rib height
    pitch: float = 0.118          # rib spacing across
    arch: tuple = (0.43, 0.60, 1.06)   # wheel housing: half length, inner |y|, top
    slot: tuple = (-1.372, 0.011) # gap between cab and bed: x, half width
    cap: float = 1.382            # lower edge of the plastic caps on rails and tailgate


@dataclass(frozen=True)
class Cabin:
    """Reference points of seats and dashboard."""
    seat: tuple                   # x, |y|, z of the front seats' reference (x of the back's foot, z of cushion)
    bench: tuple                  # x, half width, z of the rear bench
    dash: tuple                   # x, z
    head: float                   # height of the front head restraint above the cushion
    rear_head: float
    floor: tuple                  # x0, x1, z
    lean: float = 0.28
    rear_lean: float = 0.35
    width: float = 1.36
    shelf: Optional[tuple] = None # x, z, length of the shelf behind the bench
    mirror: tuple = (0.36, 1.40)
    back: float = 0.62            # height of the seat back
    liner: float = -1.55          # rear end of the headliner


@dataclass(frozen=True)
class Vehicle:
    name: str
    # running gear
    xf: float
    xr: float
    wheel_r: float
    arch_r: float
    wheel_y: float                # half track
    tire_half: float
    rim: float = 1.0              # rim size, 1 = 20.5 inches over the lip
    spokes: tuple = (5, 1.0)      # pairs of spokes, their width
    arch_p: float = 2.0           # 2 round arch, more: squarer
    arch_in: float = 0.50         # inner wall of the wheel well
    flare: tuple = ((-9, 197), (-17, 188))   # arch cladding, degrees front and rear; () = none
    flare_k: float = 1.0
    # box that holds the body
    lo: tuple = (-2.46, 0.14)
    hi: tuple = (2.46, 1.74)
    half_box: float = 1.05
    # silhouettes, control points of closed B-splines
    lower: Pts = ()
    upper: Pts = ()
    # plan and cross-section
    plan: Pts = ()                # half width against x
    shoulder: Pts = ()            # height of the shoulder against x
    door: Pts = ()                # section at the doors against z
    flank: Pts = ()               # section at the wheels and ends against z
    flank_reach: tuple = (0.50, 0.56, 1.5, 2.0)
    above_shoulder: tuple = (0.020, 0.70, 0.8, 0.030)
    house: Pts = ()               # half width of the greenhouse at house_z
    house_z: float = 1.0
    tumble: tuple = (0.325, 0.26)
    # how nose, tail, screen and rear window bow in plan: amount, from x, to x, power
    bow_nose: tuple = (0.235, 0.6, 2.1, 2.4)
    bow_tail: tuple = (0.165, -0.9, -2.1, 2.6)
    bow_screen: tuple = (0.205, -0.6, 0.5, 2)
    bow_back: tuple = (0.15, -1.0, -1.9, 2.2)
    crown: tuple = (0.052, 0.70, 0.95)        # hood: drop at the sides, from z, to z
    crown_x: Optional[tuple] = None           # crown only ahead of here
    crease: tuple = (0.40, 0.10, 2.2, 0.010, 0.9, 1.3)
    roof_crown: tuple = (0.052, 1.05, 1.45)
    # edge softness: shoulder, extra at nose and tail, its range in x and z; roof; belt
    soft: tuple = (0.085, 0.16, 1.2, 2.0, 0.86, 0.70)
    soft_roof: float = 0.115
    soft_belt: float = 0.050
    # faces
    nose: tuple = (1.85, 2.0, 0.25)           # where the nose's relief begins; bow
    tail: tuple = (1.85, 2.0)
    lamp_f: Lamp = None
    lamp_r: Lamp = None
    openings: tuple = ()
    curtain: Optional[tuple] = (0.775, 0.10, 0.55, 0.515, 0.135, 0.034)
    diffuser: Optional[tuple] = (0.455, 0.035, 0.30, 0.62)
    plate_f: Optional[PlateSpot] = None
    plate_r: Optional[PlateSpot] = None
    bed: Optional[Bed] = None
    # glass
    belt: Pts = ()
    glass_z: float = 0.98                     # nothing below this is glass
    glass_end: Pts = ()                       # polygon that holds the side glass
    b_pillar: tuple = (-0.16, 0.10, 0.048)    # x at z = pillar_z, lean, half width
    c_pillar: Optional[tuple] = (-1.185, 0.42, 0.026, 1.05)
    pillar_z: float = 1.0
    quarter: Pts = ()                         # divider of the front quarter light
    screen: tuple = (0.175, 1.062)            # top x, foot z
    back: tuple = (-1.90, 1.128, 1.402, -1.7, -0.25)   # rear window: top x, foot z, head z, only behind x, max normal x
    # shut lines
    door_f: Pts = ()
    door_r: Pts = ()
    cant_z: float = 1.2
    hood: tuple = (0.735, 0.04, 1.2, 2.2, 0.93)        # half width, its taper over x, rear end
    hood_edge: Optional[float] = None                  # front edge height; None = lamp's upper edge
    hood_near: tuple = (0.9, 0.78)
    bumper_f: Optional[tuple] = (0.742, 0.10, 1.9, 1.60, 1.5)
    bumper_r: Optional[tuple] = (0.785, 0.02, -1.60, -1.5)
    gate: str = 'hatch'                                # hatch, trunk or tailgate
    gate_panel: Optional[tuple] = None                 # pressed panel in the tailgate: z, half width, half height, depth
    gate_line: tuple = (0.775, 0.13, 1.0, 1.40, 0.04, 0.95, 0.78, 0.787, -1.80)
    flap: tuple = (-1.70, 0.885)
    handles: Pts = ((0.06, 0.905), (-1.00, 0.922))
    # dark plastic
    clad: tuple = (0.318, 0.286, -1.0, 1.5)            # up to z on the sills, nose and tail; sills end at |x|
    # bolted-on parts
    trim: Optional[tuple] = (1.02, -1.70)              # belt moulding from x to x
    rails: Optional[tuple] = (0.10, -1.52, 1.55)
    mirror: tuple = (0.735, 1.005, 1.100, 1.0)         # housing x, y, z, size
    fin: tuple = (-1.52, -1.70)
    wiper: tuple = (1.102, 1.128, 1.6, 0.2)            # z at the ends, search from x to x
    steps: Optional[tuple] = None                      # running boards: x0, x1, y, z
    frame: Optional[tuple] = None                      # ladder frame: x0, x1, |y|, z
    stop_lamp: Optional[tuple] = None                  # high stop lamp: z, half width
    pipes: Optional[tuple] = None                      # exhaust trims in the rear bumper: |y|, z
    badge_f: Optional[tuple] = None                    # badge: z, height at which its plane is measured, radius
    badge_r: Optional[tuple] = None
    sensors_f: Pts = ()                                # parking sensors: |y|, z
    sensors_r: Pts = ()
    skid_f: Optional[tuple] = None                     # bright lip under the bumper: z, half width
    skid_r: Optional[tuple] = None
    reflectors: Optional[tuple] = None                 # in the rear bumper: z, |y| from, to
    rear_wiper: Optional[tuple] = None                 # z at the pivot and at the tip, length
    cabin: Cabin = None
    # pictures
    height: float = 1.64
    length: Tuple[float, float] = (2.36, -2.36)
    roof: Tuple[float, float] = (0.4, -2.0)
    far: float = 1.0                                   # camera distance against the crossover's


CROSSOVER = Vehicle(
    'crossover', 1.42, -1.42, 0.372, 0.418, 0.800, 0.1238,
    lower=((-2.02, 0.250), (-1.5, 0.215), (0, 0.205), (1.5, 0.205), (1.98, 0.215),
           (2.16, 0.225), (2.235, 0.27), (2.275, 0.36), (2.305, 0.48), (2.325, 0.60), (2.325, 0.70),
           (2.305, 0.79), (2.255, 0.865), (2.14, 0.925), (1.95, 0.965),
           (1.65, 1.012), (1.35, 1.050), (1.05, 1.080), (0.7, 1.07),
           (0.3, 1.045), (-0.3, 1.045), (-1.0, 1.060), (-1.65, 1.080), (-1.98, 1.090),
           (-2.165, 1.085), (-2.232, 1.050), (-2.243, 0.98), (-2.248, 0.90), (-2.260, 0.80),
           (-2.295, 0.715), (-2.335, 0.645), (-2.345, 0.55), (-2.325, 0.43), (-2.265, 0.335), (-2.19, 0.275)),
    upper=((1.30, 0.88), (1.22, 0.98), (1.10, 1.065), (0.93, 1.165), (0.70, 1.298), (0.45, 1.432),
           (0.22, 1.533), (-0.02, 1.597), (-0.35, 1.626), (-0.75, 1.622), (-1.15, 1.597), (-1.50, 1.556),
           (-1.80, 1.508), (-1.99, 1.472), (-2.025, 1.462), (-2.015, 1.442), (-1.955, 1.412),
           (-1.975, 1.345), (-2.065, 1.235), (-2.145, 1.125), (-2.185, 1.02), (-2.15, 0.88), (-1.2, 0.82), (0.3, 0.82)),
    plan=((-2.4, 0.862), (-2.0, 0.908), (-1.42, 0.926), (-0.6, 0.914), (0.3, 0.912), (1.42, 0.922), (1.95, 0.902), (2.4, 0.846)),
    shoulder=((-2.4, 1.000), (-1.42, 0.975), (0.0, 0.942), (1.42, 0.925), (2.1, 0.885), (2.4, 0.86)),
    door=((0.15, -0.095), (0.22, -0.062), (0.29, -0.028), (0.36, -0.012), (0.44, -0.020), (0.54, -0.031), (0.66, -0.020),
          (0.78, 0.000), (0.90, 0.012), (1.02, 0.015), (1.2, 0.01)),
    flank=((0.15, -0.07), (0.22, -0.045), (0.30, -0.020), (0.40, 0.000), (0.52, 0.012), (0.66, 0.022),
           (0.78, 0.026), (0.90, 0.020), (1.02, 0.010), (1.2, 0.0)),
    house=((-2.3, 0.765), (-1.9, 0.806), (-1.4, 0.842), (-0.6, 0.858), (0.3, 0.855), (0.9, 0.826), (1.3, 0.790)),
    lamp_f=Lamp(mid=(0.795, 0.035, 0.35, 0.90), half=(0.056, 0.002, 0.36, 0.62), end=(1.845, 0.55, 0.86),
                leds=((0.600, -0.012), (0.672, -0.012), (0.744, -0.012))),
    lamp_r=Lamp(mid=(0.945, 0.015, 0.4, 0.9), half=(0.034, 0.022, 0.50, 0.80), end=(-1.93, 0.35, 0.9),
                relief=0.006, edge=0.008, near=(1.7, 1.8), bar=(0.012, 0.0085), bar_end=0.03, ends=0.60),
    openings=(Opening(0.392, 0.098, 0.615, 0.45, 0.40, bars=(0.330, 0.364, 0.398, 0.432, 0.466)),
              Opening(0.783, 0.031, 0.50, 0.40, 0.78, soft=0.02, depth=0.050, bars=(0.765, 0.783, 0.801), bar_size=(0.022, 0.006), bar_set=0.022, guide=0.72)),
    badge_f=(0.783, 0.72, 0.046), badge_r=(0.862, 0.862, 0.038),
    sensors_f=((0.36, 0.560), (0.735, 0.585)), sensors_r=((0.30, 0.560), (0.66, 0.575)),
    skid_f=(0.262, 0.46), skid_r=(0.335, 0.40), reflectors=(0.505, 0.50, 0.78), rear_wiper=(1.150, 1.178, 0.36), stop_lamp=(1.448, 0.17),
    plate_f=PlateSpot(0.600, depth=0.006), plate_r=PlateSpot(0.665),
    belt=((-2.2, 1.118), (-1.5, 1.085), (-0.8, 1.056), (0.0, 1.032), (0.7, 1.020), (1.1, 1.016)),
    glass_end=((1.6, 0.9), (1.6, 2.0), (-1.30, 2.0), (-1.56, 1.47), (-1.80, 1.235), (-1.70, 0.9)),
    quarter=((0.64, 0.9), (0.585, 1.7), (0.545, 1.7), (0.60, 0.9)),
    door_f=((0.985, 1.06), (0.985, 1.02), (0.975, 0.95), (0.955, 0.80), (0.915, 0.60), (0.885, 0.45),
            (0.860, 0.375), (0.845, 0.335), (0.835, 0.333), (0.80, 0.333), (0.4, 0.333), (-0.02, 0.333), (-0.085, 0.333), (-0.100, 0.333),
            (-0.102, 0.35), (-0.105, 0.40), (-0.11, 0.7), (-0.13, 1.0), (-0.16, 1.25), (-0.19, 1.5), (-0.22, 1.8), (0.2, 1.9), (0.9, 1.5), (1.0, 1.2)),
    door_r=((-0.1015, 0.333), (-0.103, 0.35), (-0.106, 0.40), (-0.111, 0.7), (-0.131, 1.0), (-0.161, 1.25), (-0.191, 1.5), (-0.221, 1.8), (-0.7, 2.0), (-1.40, 1.9),
            (-1.56, 1.55), (-1.50, 1.30), (-1.40, 1.13), (-1.335, 1.05), (-1.265, 0.96), (-1.16, 0.86), (-1.055, 0.75), (-0.985, 0.60), (-0.955, 0.45), (-0.945, 0.36),
            (-0.938, 0.335), (-0.925, 0.333), (-0.88, 0.333), (-0.5, 0.333), (-0.13, 0.333), (-0.104, 0.333)),
    cabin=Cabin(seat=(0.19, 0.37, 0.56), bench=(-0.86, 0.64, 0.58), dash=(0.89, 0.93), head=0.735, rear_head=0.66,
                floor=(-1.5, 1.1, 0.40), shelf=(-1.62, 1.00, 0.55)),
)


PICKUP = Vehicle(
    'pickup', 1.875, -1.875, 0.419, 0.476, 0.855, 0.140, rim=0.90, spokes=(6, 1.30),
    arch_p=2.5, arch_in=0.56, flare=((-4, 186), (-6, 184)), flare_k=1.15,
    lo=(-3.22, 0.34), hi=(2.98, 2.06), half_box=1.14,
    lower=((-2.55, 0.575), (-2.0, 0.520), (-1.2, 0.455), (0, 0.440), (1.2, 0.440), (1.9, 0.42), (2.35, 0.385), (2.62, 0.385),
           (2.745, 0.405), (2.805, 0.47), (2.825, 0.55), (2.832, 0.66), (2.830, 0.74), (2.815, 0.800), (2.790, 0.825),
           (2.775, 0.850), (2.773, 0.92), (2.768, 1.02), (2.758, 1.12), (2.742, 1.195), (2.700, 1.240), (2.62, 1.258),
           (2.48, 1.272), (2.2, 1.290), (1.8, 1.308), (1.45, 1.320), (1.2, 1.322), (0.8, 1.312), (0.2, 1.304), (-0.4, 1.305), (-0.8, 1.315),
           (-1.05, 1.332), (-1.22, 1.358), (-1.34, 1.385), (-1.45, 1.397), (-1.6, 1.400), (-2.2, 1.404), (-2.80, 1.410), (-2.95, 1.413), (-2.985, 1.408), (-3.000, 1.390),
           (-3.004, 1.33), (-3.008, 1.1), (-3.012, 0.90), (-3.012, 0.82), (-3.014, 0.785), (-3.035, 0.770), (-3.090, 0.765), (-3.105, 0.745),
           (-3.108, 0.66), (-3.100, 0.57), (-3.060, 0.525), (-2.92, 0.525)),
    upper=((1.34, 1.10), (1.32, 1.20), (1.21, 1.320), (1.03, 1.465), (0.84, 1.625), (0.665, 1.770), (0.525, 1.866),
           (0.31, 1.920), (0.02, 1.940), (-0.4, 1.947), (-0.8, 1.942), (-1.08, 1.925), (-1.190, 1.898), (-1.235, 1.845),
           (-1.245, 1.72), (-1.275, 1.52), (-1.300, 1.36), (-1.32, 1.18), (-1.2, 1.05), (0.3, 1.05)),
    plan=((-3.1, 0.978), (-2.6, 0.984), (-1.875, 0.988), (-0.6, 0.984), (0.3, 0.984), (1.2, 0.984), (1.875, 0.982), (2.4, 0.965), (2.9, 0.925)),
    shoulder=((-3.1, 1.388), (-1.5, 1.365), (0.0, 1.325), (1.2, 1.270), (2.2, 1.200), (2.8, 1.15)),
    door=((0.40, -0.070), (0.46, -0.050), (0.53, -0.026), (0.60, -0.017), (0.68, -0.024), (0.77, -0.028), (0.87, -0.018), (0.97, 0.000),
          (1.06, 0.014), (1.13, 0.018), (1.20, 0.014), (1.30, 0.006), (1.45, 0.0)),
    flank=((0.36, -0.060), (0.46, -0.036), (0.56, -0.014), (0.70, 0.004), (0.85, 0.016), (1.00, 0.022),
           (1.12, 0.022), (1.24, 0.014), (1.36, 0.004), (1.5, 0.0)),
    flank_reach=(0.62, 0.62, 2.0, 2.5),
    above_shoulder=(0.020, 0.62, 0.8, 0.024),
    house=((-1.4, 0.905), (-1.2, 0.912), (-0.6, 0.920), (0.3, 0.918), (0.9, 0.900), (1.4, 0.862)),
    house_z=1.30, tumble=(0.215, 0.20),
    bow_nose=(0.150, 1.4, 2.7, 3.2), bow_tail=(0.045, -2.4, -3.0, 4.0), bow_screen=(0.135, -0.2, 0.8, 2), bow_back=(0.035, -0.8, -1.2, 2.4),
    crown=(0.048, 0.95, 1.20), crown_x=(0.6, 1.3),
    crease=(0.50, 0.06, 2.6, 0.022, 1.0, 1.5),
    roof_crown=(0.040, 1.55, 1.85),
    soft=(0.060, 0.03, 1.8, 2.4, 0.90, 0.70), soft_roof=0.085, soft_belt=0.035,
    nose=(2.42, 2.54, 0.16), tail=(2.70, 2.80),
    lamp_f=Lamp(mid=(1.015, 0.0, 0.5, 0.9), half=(0.125, 0.0, 0.5, 0.9), end=(2.52, 0.35, 1.0), inner=0.675, soft=0.035,
                near=(2.2, 2.3), relief=0.010, light='ring', bar=(-0.022, 0.0085),
                leds=((0.765, 0.045), (0.765, -0.040), (0.845, 0.045), (0.845, -0.040)), led_size=(0.066, 0.058)),
    lamp_r=Lamp(mid=(1.135, 0.0, 0.5, 0.9), half=(0.205, 0.0, 0.5, 0.9), end=(-2.850, 0.0, 1.0), inner=0.842, soft=0.03,
                relief=0.006, edge=0.008, near=(2.6, 2.7), light='ring', bar=(-0.022, 0.009)),
    openings=(Opening(1.015, 0.158, 0.610, 0.10, 1.0, soft=0.05, depth=0.070, bars=(0.910, 0.980, 1.050, 1.120), bar_size=(0.040, 0.030), bar_set=0.020, bar_look='alu', rim=0.034),
              Opening(0.520, 0.060, 0.520, 0.30, 0.52, soft=0.04, depth=0.050, bars=(0.490, 0.520, 0.550))),
    curtain=(0.745, 0.0, 0.6, 0.590, 0.046, 0.105), diffuser=None,
    plate_f=PlateSpot(0.705, depth=0.008), plate_r=PlateSpot(0.660, depth=0.022),
    bed=Bed(-1.440, -2.915, 0.825, 0.870),
    belt=((-1.4, 1.378), (-0.8, 1.354), (0.0, 1.340), (0.7, 1.332), (1.3, 1.324)),
    glass_z=1.24,
    glass_end=((2.0, 1.2), (2.0, 2.3), (-1.060, 2.3), (-1.085, 1.85), (-1.120, 1.34), (-1.12, 1.2)),
    b_pillar=(0.020, 0.05, 0.052), c_pillar=None, pillar_z=1.35,
    quarter=((0.930, 1.2), (0.905, 2.0), (0.880, 2.0), (0.905, 1.2)),
    screen=(0.465, 1.345),
    back=(-1.10, 1.485, 1.800, -1.12, -0.5),
    door_f=((1.205, 1.36), (1.205, 1.30), (1.200, 1.15), (1.190, 0.95), (1.175, 0.75), (1.162, 0.62), (1.152, 0.56), (1.140, 0.527), (1.120, 0.520), (1.02, 0.520),
            (0.6, 0.520), (0.15, 0.520), (0.078, 0.520), (0.056, 0.525), (0.050, 0.55), (0.050, 0.65), (0.045, 0.9), (0.032, 1.3), (0.018, 1.6), (0.005, 1.8),
            (-0.01, 2.1), (0.4, 2.2), (1.1, 1.9), (1.22, 1.55)),
    door_r=((0.049, 0.520), (0.049, 0.55), (0.048, 0.65), (0.043, 0.9), (0.030, 1.3), (0.016, 1.6), (0.003, 1.8), (-0.012, 2.1), (-0.5, 2.2), (-1.10, 2.15),
            (-1.160, 1.9), (-1.168, 1.7), (-1.172, 1.5), (-1.174, 1.3), (-1.172, 1.1), (-1.165, 0.95), (-1.150, 0.80), (-1.125, 0.66), (-1.110, 0.58), (-1.095, 0.535),
            (-1.075, 0.522), (-1.02, 0.520), (-0.5, 0.520), (0.0, 0.520), (0.04, 0.520)),
    cant_z=1.5,
    hood=(0.800, 0.10, 1.6, 2.8, 1.20), hood_edge=1.200, hood_near=(1.15, 1.12),
    bumper_f=(0.828, 0.0, 1.9, 2.30, 2.2), bumper_r=(0.785, 0.0, -2.952, -2.8),
    gate='tailgate', gate_line=(0.838, 0.805, -2.86),
    flap=(-1.50, 1.16),
    handles=((0.165, 1.150), (-1.040, 1.158)),
    clad=(0.508, 0.470, 0.776, 2.2), gate_panel=(1.030, 0.690, 0.135, 0.012),
    trim=(1.17, -1.10), rails=None,
    mirror=(0.950, 1.050, 1.435, 1.18),
    fin=(-0.92, -1.08), wiper=(1.375, 1.392, 1.9, 0.5),
    steps=(1.22, -1.22, 0.985, 0.440), frame=(2.30, -2.70, 0.43, 0.465), stop_lamp=(1.846, 0.17),
    cabin=Cabin(seat=(0.26, 0.40, 0.92), bench=(-0.62, 0.68, 0.92), dash=(1.05, 1.22), head=0.70, rear_head=0.62,
                floor=(-1.2, 1.4, 0.66), lean=0.24, rear_lean=0.22, width=1.52, mirror=(0.56, 1.72), liner=-1.08),
    height=1.96, length=(2.86, -3.12), roof=(0.6, -1.25), far=1.24,
)


SEDAN = Vehicle(
    'sedan', 1.415, -1.415, 0.341, 0.378, 0.796, 0.118, rim=0.945, spokes=(7, 0.80), flare=(),
    lo=(-2.64, 0.10), hi=(2.50, 1.56),
    lower=((-2.10, 0.262), (-1.5, 0.195), (0, 0.175), (1.5, 0.175), (2.0, 0.178), (2.20, 0.188),
           (2.300, 0.225), (2.345, 0.30), (2.375, 0.40), (2.392, 0.50), (2.388, 0.585), (2.360, 0.655), (2.305, 0.710), (2.20, 0.755), (2.03, 0.802),
           (1.75, 0.858), (1.42, 0.905), (1.1, 0.942), (0.85, 0.955), (0.5, 0.948), (0.1, 0.945), (-0.5, 0.955), (-1.1, 0.988), (-1.5, 1.018),
           (-1.8, 1.036), (-2.1, 1.050), (-2.30, 1.066), (-2.412, 1.078), (-2.448, 1.070), (-2.450, 1.040), (-2.444, 0.97), (-2.446, 0.88), (-2.458, 0.78),
           (-2.488, 0.70), (-2.514, 0.62), (-2.516, 0.53), (-2.498, 0.44), (-2.445, 0.36), (-2.34, 0.300)),
    upper=((1.08, 0.78), (1.02, 0.88), (0.88, 0.962), (0.69, 1.062), (0.48, 1.178), (0.27, 1.288), (0.05, 1.376), (-0.20, 1.430),
           (-0.50, 1.454), (-0.80, 1.450), (-1.08, 1.416), (-1.33, 1.350), (-1.58, 1.256), (-1.80, 1.152), (-1.98, 1.062), (-2.10, 0.98), (-2.08, 0.88), (-1.2, 0.78), (0.3, 0.78)),
    plan=((-2.6, 0.812), (-2.2, 0.872), (-1.42, 0.908), (-0.6, 0.902), (0.3, 0.902), (1.42, 0.908), (1.95, 0.882), (2.45, 0.812)),
    shoulder=((-2.5, 0.985), (-1.42, 0.915), (0.0, 0.862), (1.42, 0.812), (2.1, 0.745), (2.4, 0.70)),
    door=((0.12, -0.070), (0.18, -0.042), (0.25, -0.016), (0.33, -0.006), (0.42, -0.014), (0.52, -0.018), (0.62, -0.008),
          (0.72, 0.006), (0.82, 0.014), (0.94, 0.014), (1.1, 0.008)),
    flank=((0.12, -0.070), (0.18, -0.042), (0.26, -0.014), (0.36, 0.002), (0.48, 0.014), (0.60, 0.022),
           (0.72, 0.024), (0.84, 0.016), (0.96, 0.008), (1.1, 0.0)),
    flank_reach=(0.46, 0.52, 1.5, 2.0),
    house=((-2.15, 0.690), (-1.75, 0.768), (-1.2, 0.826), (-0.5, 0.850), (0.3, 0.846), (0.8, 0.808), (1.1, 0.768)),
    house_z=0.95, tumble=(0.40, 0.26),
    bow_nose=(0.250, 0.6, 2.1, 2.3), bow_tail=(0.175, -1.0, -2.2, 2.6), bow_screen=(0.220, -0.8, 0.3, 2), bow_back=(0.170, -0.8, -1.7, 2.2),
    crown=(0.045, 0.55, 0.80), crease=(0.42, 0.10, 2.2, 0.009, 0.9, 1.3), roof_crown=(0.048, 0.98, 1.30),
    soft=(0.075, 0.15, 1.2, 2.0, 0.76, 0.60), soft_roof=0.110, soft_belt=0.045,
    nose=(1.92, 2.07, 0.25), tail=(2.00, 2.15),
    lamp_f=Lamp(mid=(0.640, 0.048, 0.40, 0.90), half=(0.014, 0.028, 0.44, 0.70), end=(1.90, 0.60, 0.72), inner=0.36, near=(1.5, 1.7),
                leds=((0.630, -0.010), (0.694, -0.010), (0.758, -0.010)), led_size=(0.046, 0.032)),
    lamp_r=Lamp(mid=(0.925, 0.010, 0.4, 0.9), half=(0.028, 0.030, 0.40, 0.78), end=(-2.09, 0.35, 0.9), inner=0.34,
                relief=0.006, edge=0.008, near=(1.8, 1.9), bar=(0.014, 0.0085), bar_end=0.03),
    openings=(Opening(0.335, 0.082, 0.560, 0.35, 0.34, bars=(0.285, 0.318, 0.351, 0.384)),
              Opening(0.628, 0.020, 0.300, -0.4, 0.62, soft=0.02, depth=0.030)),
    curtain=(0.760, 0.08, 0.46, 0.420, 0.110, 0.030),
    diffuser=(0.500, 0.070, 0.44, 0.76),
    plate_f=PlateSpot(0.512, depth=0.006), plate_r=PlateSpot(0.775),
    belt=((-2.1, 1.045), (-1.5, 1.012), (-0.8, 0.972), (0.0, 0.944), (0.7, 0.928), (1.1, 0.922)),
    glass_z=0.90,
    glass_end=((1.6, 0.8), (1.6, 1.8), (-1.02, 1.8), (-1.20, 1.375), (-1.58, 1.085), (-1.62, 0.8)),
    b_pillar=(-0.180, 0.12, 0.045), c_pillar=(-1.060, 0.36, 0.024, 0.98), pillar_z=0.95,
    quarter=(),
    screen=(-0.030, 0.962),
    back=(-1.185, 1.070, 9.0, -1.05, -0.10),
    door_f=((0.865, 0.96), (0.865, 0.93), (0.860, 0.86), (0.845, 0.72), (0.815, 0.55), (0.792, 0.40),
            (0.775, 0.30), (0.765, 0.245), (0.755, 0.236), (0.72, 0.235), (0.4, 0.235), (-0.04, 0.235), (-0.105, 0.235), (-0.120, 0.235),
            (-0.122, 0.25), (-0.125, 0.30), (-0.132, 0.6), (-0.155, 0.9), (-0.190, 1.15), (-0.225, 1.4), (-0.26, 1.7), (0.1, 1.8), (0.7, 1.5), (0.88, 1.1)),
    door_r=((-0.1215, 0.235), (-0.123, 0.25), (-0.126, 0.30), (-0.133, 0.6), (-0.156, 0.9), (-0.191, 1.15), (-0.226, 1.4), (-0.261, 1.7), (-0.7, 1.8), (-1.15, 1.7),
            (-1.285, 1.40), (-1.360, 1.22), (-1.375, 1.08), (-1.350, 0.98), (-1.285, 0.89), (-1.190, 0.80), (-1.085, 0.70), (-1.000, 0.56), (-0.958, 0.40), (-0.945, 0.27),
            (-0.938, 0.240), (-0.925, 0.235), (-0.88, 0.235), (-0.5, 0.235), (-0.15, 0.235), (-0.124, 0.235)),
    cant_z=1.1,
    hood=(0.735, 0.06, 1.0, 2.2, 0.84), hood_near=(0.8, 0.64),
    bumper_f=(0.618, 0.10, 1.9, 1.60, 1.5), bumper_r=(0.678, 0.02, -1.60, -1.5),
    gate='trunk', gate_line=(0.700, 0.682, -1.985),
    flap=(-1.72, 0.80),
    handles=((0.020, 0.825), (-1.020, 0.858)),
    clad=(0.205, 0.205, -1.0, 1.5),
    trim=(0.92, -1.52), rails=None,
    mirror=(0.600, 0.985, 0.985, 0.93), pipes=(0.57, 0.425),
    fin=(-1.02, -1.20), wiper=(0.995, 1.022, 1.4, 0.0),
    cabin=Cabin(seat=(0.19, 0.37, 0.44), bench=(-0.86, 0.62, 0.46), dash=(0.80, 0.84), head=0.685, rear_head=0.60,
                floor=(-1.5, 1.0, 0.30), lean=0.32, rear_lean=0.42, shelf=(-1.62, 0.97, 0.50), mirror=(0.16, 1.26), back=0.58, liner=-1.05),
    height=1.46, length=(2.40, -2.53), roof=(0.1, -1.5),
)

VEHICLES = {v.name: v for v in (CROSSOVER, PICKUP, SEDAN)}
