import { HEX_COUNT, type Hex, type Side } from './geometry';

/** Where a ship is and which way it faces, as one number: hex * 6 + side. */
export type Pose = number;

export const POSE_COUNT = HEX_COUNT * 6;
const FACINGS: readonly Side[] = [0, 1, 2, 3, 4, 5];

export const poseOf = (hex: Hex, facing: Side): Pose => hex * 6 + facing;
export const hexOfPose = (pose: Pose): Hex => Math.floor(pose / 6);
export const facingOfPose = (pose: Pose): Side => FACINGS[pose % 6] ?? 0;
/** The same hex, turned clockwise by so many sides, 0 to 5. */
export const turnedPose = (pose: Pose, by: number): Pose => pose - (pose % 6) + ((pose + by) % 6);
