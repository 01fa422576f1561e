// Writes a color list as NSKeyedArchiver does: `color-lists FILE binary|xml`, and on its input a line
// for each color, its channels and a name behind a tab, where the space is rgb, calibrated, white or cmyk.
#import <AppKit/AppKit.h>

static NSColor *color(NSString *space, NSArray *words) {
  double c[5];
  for (int i = 0; i < 5; i++) {
    c[i] = i + 1 < (int)[words count] ? [[words objectAtIndex: i + 1] doubleValue] : 1;
  }
  if ([space isEqual: @"calibrated"])
    return [NSColor colorWithCalibratedRed: c[0] green: c[1] blue: c[2] alpha: c[3]];
  if ([space isEqual: @"white"]) return [NSColor colorWithCalibratedWhite: c[0] alpha: c[1]];
  if ([space isEqual: @"cmyk"])
    return [NSColor colorWithDeviceCyan: c[0] magenta: c[1] yellow: c[2] black: c[3] alpha: c[4]];
  return [NSColor colorWithDeviceRed: c[0] green: c[1] blue: c[2] alpha: c[3]];
}

int main(int argc, char **argv) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSData *input = [[NSFileHandle fileHandleWithStandardInput] readDataToEndOfFile];
  NSString *text = [[NSString alloc] initWithData: input encoding: NSUTF8StringEncoding];
  NSColorList *list = [[NSColorList alloc] initWithName: @"Sea"];
  for (NSString *line in [text componentsSeparatedByString: @"\n"]) {
    NSArray *halves = [line componentsSeparatedByString: @"\t"];
    if ([halves count] != 2) continue;
    NSArray *words = [[halves objectAtIndex: 0] componentsSeparatedByString: @" "];
    [list setColor: color([words objectAtIndex: 0], words) forKey: [halves objectAtIndex: 1]];
  }
  NSMutableData *data = [NSMutableData data];
  NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initForWritingWithMutableData: data];
  [archiver setOutputFormat: strcmp(argv[2], "xml") ? NSPropertyListBinaryFormat_v1_0
                                                    : NSPropertyListXMLFormat_v1_0];
  [archiver encodeObject: list forKey: @"root"];
  [archiver finishEncoding];
  [data writeToFile: [NSString stringWithUTF8String: argv[1]] atomically: NO];
  [pool release];
  return 0;
}
